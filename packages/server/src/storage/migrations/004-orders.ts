import type { Kysely, Migration } from 'kysely'

/** What players want done in their name until something happens. */
export const orders = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('orders')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('since_number', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('looked_number', 'integer', (c) => c.notNull())
      .addColumn('carried_out', 'integer', (c) => c.notNull())
      .addColumn('ended', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('one_order_about_it', ['table_id', 'user_id', 'about'])
      .execute()
    await schema.createIndex('orders_of_user').on('orders').column('user_id').execute()
  },
})
