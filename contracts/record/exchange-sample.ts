import { type Exchange, filterContractExchanges } from './exchange';
import { replacePersonalData } from './replace/replace-personal-data';
import { assignSessions } from './sessions';

export const SAMPLE_API_URL = 'https://api.bank.example/v2';

export function createCapturedExchange(
  method: string,
  path: string,
  parts: Partial<Pick<Exchange, 'startedAt' | 'cookie' | 'setCookies' | 'requestBody' | 'status'>> & {
    body?: unknown;
  },
): Exchange {
  const { body = {}, ...otherParts } = parts;
  return {
    method,
    url: SAMPLE_API_URL + path,
    startedAt: new Date('2026-03-02T09:00:00Z'),
    cookie: null,
    setCookies: [],
    requestBody: undefined,
    status: 200,
    responseContent: { kind: 'json', body },
    ...otherParts,
  };
}

export function replaceDataIn(...exchanges: Exchange[]) {
  const { exchanges: knownExchanges } = filterContractExchanges(exchanges, SAMPLE_API_URL);
  const replacedExchanges = replacePersonalData(assignSessions(knownExchanges)).exchanges;
  const nth = (index: number) => {
    const found = replacedExchanges[index];
    if (!found) throw new Error(`there is no exchange ${index}`);
    return found;
  };
  return { nth, text: JSON.stringify(replacedExchanges.map(({ call: _, ...rest }) => rest)) };
}
