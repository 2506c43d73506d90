import { cutText } from '~/domain/text';

export interface Referral {
  readonly referrer?: string;
  readonly data: Readonly<Record<string, string>>;
}

const MAX_VALUE_CHARACTERS = 500;

/** A cookie has at most 4,096 bytes, and encoding adds half. */
const MAX_BYTES = 2_000;

const isCampaign = (name: string) => /^(?:utm_\w{1,40}|ref|campaign)$/.test(name);

/** Null without referrer and campaign parameters (D-11). */
export function parseReferral(url: URL, referer: string | null): Referral | null {
  const referrerText = url.searchParams.get('referrer') || otherHost(referer, url);
  const referrer = referrerText && cutText(referrerText, MAX_VALUE_CHARACTERS);
  const data: Record<string, string> = {};
  let remainingBytes = MAX_BYTES - bytesOf(referrer ?? '');
  for (const [name, value] of url.searchParams) {
    const shortenedValue = cutText(value, MAX_VALUE_CHARACTERS);
    const size = bytesOf([name, shortenedValue]);
    if (!isCampaign(name) || value === '' || size > remainingBytes) continue;
    data[name] = shortenedValue;
    remainingBytes -= size;
  }
  if (!referrer && Object.keys(data).length === 0) return null;
  return referrer ? { referrer, data } : { data };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function otherHost(referer: string | null, pageUrl: URL): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, hostname } = new URL(referer);
  return host === pageUrl.host ? undefined : hostname;
}
