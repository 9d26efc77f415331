/** The best runs are searched beside the page, which must not wait for them. */
export const DEFERRED = ['runRoutes', 'claimRoutes'] as const
