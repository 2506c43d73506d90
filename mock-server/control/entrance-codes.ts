import type { Language } from 'contracts/api/enumerations';
import type { DeploymentId } from 'fixtures/deployments';
import { createRefusal } from '../api/refusal';
import { createSecret } from '../store/identifiers';

export interface EntranceRequest {
  sandbox: string;
  email: string | null;
  at: string;
  lang: Language | null;
  /** Needed at hosts that name no partner, such as an IP address. */
  partner: DeploymentId;
  framed_by?: string;
  /** Keeps an existing session, so that links in e-mails do not log the user out. */
  stays?: true;
}

const VALID_MS = 5 * 60_000;
const MAX_CODES = 1000;

export class EntranceCodes {
  readonly #codes = new Map<string, { entry: EntranceRequest; issuedAt: number; isUsed: boolean }>();

  issue(entry: EntranceRequest): string {
    const code = createSecret();
    this.#codes.set(code, { entry, issuedAt: Date.now(), isUsed: false });
    const [oldestCode] = this.#codes.keys();
    if (this.#codes.size > MAX_CODES && oldestCode !== undefined) this.#codes.delete(oldestCode);
    return code;
  }

  redeem(code: string): EntranceRequest {
    const issuedCode = this.#codes.get(code);
    if (issuedCode === undefined) throw createRefusal('err_auth_token_invalid', 'code');
    if (issuedCode.isUsed) throw createRefusal('err_auth_token_used', 'code');
    if (Date.now() - issuedCode.issuedAt > VALID_MS) throw createRefusal('err_auth_token_expired', 'code');
    issuedCode.isUsed = true;
    return issuedCode.entry;
  }
}
