import { type Exchange, knownExchanges } from './exchange';
import { replacePersonalData } from './replace/replace-personal-data';
import { inSessions } from './sessions';

export const API = 'https://api.bank.example/v2';

export function capturedExchange(
  method: string,
  path: string,
  parts: Partial<Pick<Exchange, 'at' | 'cookie' | 'setCookies' | 'sent' | 'status'>> & { body?: unknown },
): Exchange {
  const { body = {}, ...more } = parts;
  return {
    method,
    url: API + path,
    at: new Date('2026-03-02T09:00:00Z'),
    cookie: null,
    setCookies: [],
    sent: undefined,
    status: 200,
    answered: { kind: 'json', body },
    ...more,
  };
}

export function replaceAll(...exchanges: Exchange[]) {
  const { exchanges: known } = knownExchanges(exchanges, API);
  const made = replacePersonalData(inSessions(known)).exchanges;
  const nth = (index: number) => {
    const found = made[index];
    if (!found) throw new Error(`there is no exchange ${index}`);
    return found;
  };
  return { nth, text: JSON.stringify(made.map(({ call: _, ...rest }) => rest)) };
}
