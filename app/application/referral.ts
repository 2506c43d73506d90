/** Where a visitor came from (D-11): kept from the first visit, sent with the application. */
export interface Referral {
  readonly referrer?: string;
  /** Every `utm_*`, `ref` and `campaign` parameter. */
  readonly data: Readonly<Record<string, string>>;
}

const LONGEST = 500;
const MOST_PARAMETERS = 20;

const isCampaign = (name: string) => /^(?:utm_\w{1,40}|ref|campaign)$/.test(name);

/**
 * Reads a first visit: the `referrer` parameter, else the host of the Referer header unless it is this site itself; and the
 * campaign parameters. Null when there is nothing to keep. Long values are cut: they are data from elsewhere.
 */
export function referralOf(url: URL, referer: string | null): Referral | null {
  const referrer = (url.searchParams.get('referrer') || otherHost(referer, url))?.slice(0, LONGEST);
  const data = Object.fromEntries(
    [...url.searchParams]
      .filter(([name, value]) => isCampaign(name) && value !== '')
      .slice(0, MOST_PARAMETERS)
      .map(([name, value]) => [name, value.slice(0, LONGEST)]),
  );
  if (!referrer && Object.keys(data).length === 0) return null;
  return referrer ? { referrer, data } : { data };
}

function otherHost(referer: string | null, here: URL): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, hostname } = new URL(referer);
  return host === here.host ? undefined : hostname;
}
