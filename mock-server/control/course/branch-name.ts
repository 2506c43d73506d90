import { texts } from '../../texts/texts';
import { formattedTime } from '../time-in-language';
import type { Branch } from './branches';
import type { CourseView } from './view';

export function branchName(
  { kind, at }: Branch,
  { t, language }: Pick<CourseView, 't' | 'language'>,
): string {
  if (at === null || kind === 'main') return t('main');
  const when = formattedTime(at, language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (kind === 'stood' || kind === 'from') return t(kind, { at: when });
  return `${texts('comparison', language)(`deed.${kind}`)}, ${when}`;
}
