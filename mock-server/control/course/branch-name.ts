import { getTexts } from '../../texts/texts';
import { formatDateTime } from '../time-in-language';
import type { WorldBranch } from './branches';
import type { CourseView } from './view';

export function createBranchName(
  { kind, at }: WorldBranch,
  { t, language }: Pick<CourseView, 't' | 'language'>,
): string {
  if (at === null || kind === 'main') return t('main');
  const when = formatDateTime(at, language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (kind === 'stood' || kind === 'from') return t(kind, { at: when });
  return `${getTexts('comparison', language)(`deed.${kind}`)}, ${when}`;
}
