import { getTexts } from '../../texts/texts';
import { formatDateTime } from '../time-in-language';
import type { WorldBranch } from './branches';
import type { HistoryView } from './view';

export function createBranchName(
  { kind, forkedAt }: WorldBranch,
  { t, language }: Pick<HistoryView, 't' | 'language'>,
): string {
  if (forkedAt === null || kind === 'main') return t('main');
  const when = formatDateTime(forkedAt, language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (kind === 'stood' || kind === 'from') return t(kind, { at: when });
  return `${getTexts('comparison', language)(`deed.${kind}`)}, ${when}`;
}
