import type { Call } from 'contracts/api/call';
import type { Language } from 'contracts/api/enumerations';
import type { Deployment } from 'fixtures/deployments';
import type { z } from 'zod';
import type { Sender } from '../mail/post';
import type { Settings } from '../settings';
import type { UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { Sandboxes } from '../store/sandboxes';

/** Dependencies shared by all handlers. */
export interface Simulator {
  sandboxes: Sandboxes;
  settings: Settings;
}

/** A request that has arrived whole, in the world that it means. */
export interface Arrived {
  request: Request;
  /** Its address, read. */
  url: URL;
  /** The path parameters, decoded. */
  params: Record<string, string>;
  body: string;
  sandbox: Sandbox;
}

/** One call being answered: the request as the contract's schemas read it, and the world it meets. */
export interface Exchange<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  sandbox: Sandbox;
  /** The partner's portal the call comes from (D-02). */
  deployment: Deployment;
  sender: Sender;
  settings: Settings;
  headers: Headers;
  /** Makes the answer set the session cookie; null takes it away. */
  setSession(value: string | null): void;
}

/** One call of somebody who is logged in. */
export interface UserExchange<C extends Call> extends Exchange<C> {
  user: UserRow;
  sessionId: string;
  /** Language of names in the answer. */
  language: Language;
}
