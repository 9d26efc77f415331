import type { Kysely, Migration } from 'kysely'

/** How games ended, ratings made from that, who hides their profile, and who is called to a table beside by their turn. */
export const resultsCalls = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('results')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.references('users.id'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addColumn('finish', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute()
    await schema.createIndex('results_of_user').on('results').columns(['user_id', 'finish']).execute()
    await schema.createIndex('results_in_order').on('results').column('finish').execute()
    await schema
      .createTable('ratings')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['user_id', 'title'])
      .execute()
    await schema
      .alterTable('users')
      .addColumn('profile_hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('tables')
      .addColumn('offered', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('calls')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('request_id', 'text')
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('calls_key', ['table_id', 'user_id', 'kind'])
      .execute()
    await schema.createIndex('calls_due').on('calls').column('due_at').execute()
  },
})
