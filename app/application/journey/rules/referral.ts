import { cutText } from '~/domain/text';

export interface Referral {
  readonly referrer?: string;
  readonly data: Readonly<Record<string, string>>;
}

const MAX_VALUE_CHARACTERS = 500;

/** A cookie has at most 4,096 bytes, and encoding adds half. */
const MAX_BYTES = 2_000;

const isCampaign = (name: string) => /^(?:utm_\w{1,40}|ref|campaign)$/.test(name);

/** D-11 */
export function parseReferral(url: URL, referer: string | null): Referral | null {
  const given = url.searchParams.get('referrer') || otherHost(referer, url);
  const referrer = given && cutText(given, MAX_VALUE_CHARACTERS);
  const data: Record<string, string> = {};
  let left = MAX_BYTES - bytesOf(referrer ?? '');
  for (const [name, value] of url.searchParams) {
    const kept = cutText(value, MAX_VALUE_CHARACTERS);
    const size = bytesOf([name, kept]);
    if (!isCampaign(name) || value === '' || size > left) continue;
    data[name] = kept;
    left -= size;
  }
  if (!referrer && Object.keys(data).length === 0) return null;
  return referrer ? { referrer, data } : { data };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function otherHost(referer: string | null, here: URL): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, hostname } = new URL(referer);
  return host === here.host ? undefined : hostname;
}
