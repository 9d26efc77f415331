import type { Kysely, Migration } from 'kysely'

/** How fast tables play, when whom to call about a decision and where, what players have seen, rematches. */
export const paceNotices = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .alterTable('tables')
      .addColumn('pace', 'text', (c) => c.notNull().defaultTo('{"kind":"none"}'))
      .execute()
    for (const name of ['clock', 'language', 'rematch_id'] as const)
      await schema.alterTable('tables').addColumn(name, 'text').execute()
    for (const name of ['due_at', 'notice_at'] as const)
      await schema.alterTable('tables').addColumn(name, 'bigint').execute()
    await schema.createIndex('tables_notice_at').on('tables').column('notice_at').execute()
    await schema
      .alterTable('seats')
      .addColumn('seen_number', 'integer', (c) => c.notNull().defaultTo(-1))
      .execute()
    await schema.alterTable('users').addColumn('language', 'text').execute()
    await schema
      .createTable('receivers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('code_hash', 'text')
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await schema.createIndex('receivers_of_user').on('receivers').column('user_id').execute()
  },
})
