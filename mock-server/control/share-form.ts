import type { Language } from 'contracts/api/enumerations';
import type { MadeLink, SharedKind } from '../pages/share/shared-data';
import { cutText } from '../rules/cut-text';
import { isLinkOpen, type SharedLink } from './shared-links';
import { formatDateTime } from './time-in-language';

const MAX_AUDIENCE_LENGTH = 80;

export const readAudience = (form: URLSearchParams): string =>
  cutText((form.get('audience') ?? '').trim(), MAX_AUDIENCE_LENGTH);

export function sharedLinkHref(origin: string, { kind, id }: Pick<SharedLink, 'kind' | 'id'>): string {
  const folders: Readonly<Record<SharedKind, string>> = {
    state: '',
    film: 'film/',
    bank: 'bank/',
    script: 'script/',
    comparison: 'comparison/',
  };
  return `${origin}/simulator/share/${folders[kind]}${id}`;
}

export function createMadeLinkView(
  { origin, language }: { origin: string; language: Language },
  link: SharedLink,
): MadeLink {
  const { id, audience, visits, validUntil } = link;
  return {
    ...{ id, audience, visits },
    href: isLinkOpen(link) ? sharedLinkHref(origin, link) : null,
    validUntil: formatDateTime(validUntil, language).toLocaleString({ dateStyle: 'medium' }),
  };
}
