const AFTER_PROTOCOL = 'https://'.length;

export interface RequestUrl {
  readonly pathname: string;
  readonly search: string;
}

/** Ten times as fast as `new URL`. */
export function parseRequestUrl(url: string): RequestUrl {
  const [whole = ''] = url.split('#', 1);
  const start = whole.indexOf('/', AFTER_PROTOCOL);
  const query = whole.indexOf('?', start);
  if (query === -1) return { pathname: whole.slice(start), search: '' };
  const search = whole.slice(query);
  return { pathname: whole.slice(start, query), search: search === '?' ? '' : search };
}

/** Skips the slow check for a known origin: only a malformed Host header makes a URL invalid. */
export function createUrlCheck(): (url: string) => boolean {
  let validOrigin = '';
  return (url) => {
    const origin = url.slice(0, url.indexOf('/', AFTER_PROTOCOL) + 1);
    if (origin !== '' && origin === validOrigin) return true;
    if (!URL.canParse(url)) return false;
    validOrigin = origin;
    return true;
  };
}
