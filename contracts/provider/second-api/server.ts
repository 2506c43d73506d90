import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addAccountCalls } from './api/account';
import { addApplicationCalls } from './api/application-calls';
import type { SecondBank } from './api/calls';
import { addCompanySearchCalls } from './api/company-search';
import { addConfigurationCalls } from './api/configuration';
import { addDocumentCalls } from './api/documents';
import { addFileTransfers } from './api/files';
import { addProfileCalls } from './api/profile';
import { Refusal } from './api/refusal';
import { addSignatoryCalls } from './api/signatories';
import { addSigningCalls } from './api/signing';
import { type Database, openDatabase } from './database/database';

export interface RunningSecondApi {
  origin: string;
  database: Database;
  bank: SecondBank;
  close(): Promise<void>;
}

interface BankOptions {
  port: number;
  onFailure: (error: Error) => void;
  deliver?: SecondBank['deliver'];
}

export async function startSecondApi({
  port,
  onFailure,
  deliver = () => undefined,
}: BankOptions): Promise<RunningSecondApi> {
  const database = await openDatabase();
  let origin = '';
  const bank: SecondBank = { database, origin: () => origin, deliver };
  const api = apiOf(bank, onFailure);
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const httpServer = serve({ fetch: api.fetch, port, hostname: '127.0.0.1' }, (address) => {
      origin = `http://127.0.0.1:${address.port}`;
      resolve(httpServer);
    });
    httpServer.once('error', reject);
  });
  return {
    origin,
    database,
    bank,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

function apiOf(bank: SecondBank, onFailure: (error: Error) => void): Hono {
  const api = new Hono();
  addConfigurationCalls(api, bank);
  addAccountCalls(api, bank);
  addProfileCalls(api, bank);
  addCompanySearchCalls(api, bank);
  addApplicationCalls(api, bank);
  addSignatoryCalls(api, bank);
  addSigningCalls(api, bank);
  addDocumentCalls(api, bank);
  addFileTransfers(api, bank);
  api.notFound((context) => context.json({ errors: [{}] }, 404));
  api.onError((error, context) => {
    if (!(error instanceof Refusal)) {
      onFailure(error);
      return context.json({ errors: [{}] }, 500);
    }
    return context.json({ errors: error.errors }, error.status as ContentfulStatusCode);
  });
  return api;
}
