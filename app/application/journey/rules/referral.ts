/** Where a visitor came from (D-11): kept from the first visit, sent with the application. */
export interface Referral {
  readonly referrer?: string;
  /** Every `utm_*`, `ref` and `campaign` parameter. */
  readonly data: Readonly<Record<string, string>>;
}

const LONGEST = 500;

/** A browser keeps 4,096 bytes of a cookie at most, in which these become half as many again. */
const MOST_BYTES = 2_000;

const isCampaign = (name: string) => /^(?:utm_\w{1,40}|ref|campaign)$/.test(name);

/**
 * Reads a first visit: the `referrer` parameter, else the host of the Referer header unless it is this site itself; and the
 * campaign parameters. Null when there is nothing to keep. Long values are cut, and parameters beyond what a cookie holds are left out:
 * they are data from elsewhere.
 */
export function referralOf(url: URL, referer: string | null): Referral | null {
  const referrer = (url.searchParams.get('referrer') || otherHost(referer, url))?.slice(0, LONGEST);
  const data: Record<string, string> = {};
  let left = MOST_BYTES - bytesOf(referrer ?? '');
  for (const [name, value] of url.searchParams) {
    const kept = value.slice(0, LONGEST);
    const size = bytesOf([name, kept]);
    if (!isCampaign(name) || value === '' || size > left) continue;
    data[name] = kept;
    left -= size;
  }
  if (!referrer && Object.keys(data).length === 0) return null;
  return referrer ? { referrer, data } : { data };
}

/** Of a value as JSON, in UTF-8. */
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function otherHost(referer: string | null, here: URL): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, hostname } = new URL(referer);
  return host === here.host ? undefined : hostname;
}
