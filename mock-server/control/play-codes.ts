import type { Language } from 'contracts/api/enumerations';
import type { DeploymentId } from 'fixtures/deployments';
import { refusal } from '../api/refusal';
import { secret } from '../store/identifiers';

/** The entry that a code opens. */
export interface Entry {
  sandbox: string;
  /** Null for a visitor. */
  email: string | null;
  /** Path in the portal. */
  at: string;
  lang: Language | null;
  /** Where the host names no partner, as on a phone that knows a number alone, the portal is this one's. */
  partner: DeploymentId;
  /** Origin of the simulator's page that shows it in a frame; none in a window of its own. */
  framed_by?: string;
  /** Whoever is in the sandbox already goes on as who they are: a link of a mail logs nobody out. */
  stays?: true;
}

/** Real time: the browser follows the redirect at once, whatever the sandbox's clock says. */
const VALID_MS = 5 * 60_000;
const MAX_CODES = 1000;

/** One-time codes that stand for a session until the portal fetches it. */
export class PlayCodes {
  readonly #codes = new Map<string, { entry: Entry; issuedAt: number; isUsed: boolean }>();

  issue(entry: Entry): string {
    const code = secret();
    this.#codes.set(code, { entry, issuedAt: Date.now(), isUsed: false });
    const [oldest] = this.#codes.keys();
    if (this.#codes.size > MAX_CODES && oldest !== undefined) this.#codes.delete(oldest);
    return code;
  }

  /** Uses up a code and gives its entry. */
  redeem(code: string): Entry {
    const issued = this.#codes.get(code);
    if (issued === undefined) throw refusal('err_auth_token_invalid', 'code');
    if (issued.isUsed) throw refusal('err_auth_token_used', 'code');
    if (Date.now() - issued.issuedAt > VALID_MS) throw refusal('err_auth_token_expired', 'code');
    issued.isUsed = true;
    return issued.entry;
  }
}
