import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import type { FileState } from '~/dashboard/rules/permissions';
import { formatDate } from '~/domain/dates';
import type { CollapsedDocumentsView } from './documents-view.server';

const UNDER_WAY: readonly FileState[] = ['uploading', 'waiting', 'scanning'];

type Scan = CollapsedDocumentsView['scans'][number];

/** DOC-09. Screen readers do not announce changed rows. */
export function ScanAnnouncements({ files }: { files: readonly Scan[] }) {
  const { t, i18n } = useTranslation('documents');
  const [knownScans, setKnown] = useState(files);
  const [news, setNews] = useState('');
  if (statesOf(files) !== statesOf(knownScans)) {
    const previousStates = new Map(knownScans.map(({ id, state }) => [id, state]));
    // Older files that become visible later are not announced.
    const oldestCreated = knownScans.map(({ created }) => created).sort()[0] ?? '';
    const endedScans = files.filter(({ id, state, created }) => {
      const stateBefore = previousStates.get(id) ?? (created < oldestCreated ? state : 'waiting');
      return !UNDER_WAY.includes(state) && UNDER_WAY.includes(stateBefore);
    });
    setKnown(files);
    if (endedScans.length > 0) {
      const words = ({ name, state, created }: Scan) =>
        `${name}: ${t(`state.${state}`, { date: formatDate(created, i18n.language) })}`;
      setNews(endedScans.map(words).join('\n'));
    }
  }
  useAnnouncement(news);
  return null;
}

const statesOf = (files: readonly Scan[]) => files.map(({ id, state }) => `${id} ${state}`).join('\n');
