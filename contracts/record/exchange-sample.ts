import { type Exchange, filterContractExchanges } from './exchange';
import { replacePersonalData } from './replace/replace-personal-data';
import { assignSessions } from './sessions';

export const SAMPLE_API_URL = 'https://api.bank.example/v2';

export function createCapturedExchange(
  method: string,
  path: string,
  parts: Partial<Pick<Exchange, 'at' | 'cookie' | 'setCookies' | 'sent' | 'status'>> & { body?: unknown },
): Exchange {
  const { body = {}, ...more } = parts;
  return {
    method,
    url: SAMPLE_API_URL + path,
    at: new Date('2026-03-02T09:00:00Z'),
    cookie: null,
    setCookies: [],
    sent: undefined,
    status: 200,
    answered: { kind: 'json', body },
    ...more,
  };
}

export function replaceDataIn(...exchanges: Exchange[]) {
  const { exchanges: known } = filterContractExchanges(exchanges, SAMPLE_API_URL);
  const made = replacePersonalData(assignSessions(known)).exchanges;
  const nth = (index: number) => {
    const found = made[index];
    if (!found) throw new Error(`there is no exchange ${index}`);
    return found;
  };
  return { nth, text: JSON.stringify(made.map(({ call: _, ...rest }) => rest)) };
}
