import type { Kysely, Migration } from 'kysely'

/** A host's word on trades, what onlookers say, why a bot has acted; tables of one moment are listed in one order. */
export const consentOnlookersReasons = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema.alterTable('tables').addColumn('consent', 'integer').execute()
    await schema
      .alterTable('chat')
      .addColumn('audience', 'text', (c) => c.notNull().defaultTo('table'))
      .execute()
    await schema.alterTable('entries').addColumn('reasons', 'text').execute()
    await schema.dropIndex('tables_listed').execute()
    await schema
      .createIndex('tables_listed')
      .on('tables')
      .columns(['visibility', 'state', 'updated_at', 'id'])
      .execute()
    await schema.dropIndex('chat_of_table').execute()
    await schema.createIndex('chat_of_table').on('chat').columns(['table_id', 'audience', 'id']).execute()
  },
})
