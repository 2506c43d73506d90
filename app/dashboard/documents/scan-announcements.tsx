import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import type { FileState } from '~/dashboard/rules/permissions';
import { formatDate } from '~/domain/dates';
import type { CollapsedDocumentsView } from './documents-view.server';

const SCAN_IN_PROGRESS: readonly FileState[] = ['uploading', 'waiting', 'scanning'];

type Scan = CollapsedDocumentsView['scans'][number];

/** DOC-09. Screen readers do not announce changed rows. */
export function ScanAnnouncements({ files }: { files: readonly Scan[] }) {
  const { t, i18n } = useTranslation('documents');
  const [knownScans, setKnownScans] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (statesOf(files) !== statesOf(knownScans)) {
    const previousStates = new Map(knownScans.map(({ id, state }) => [id, state]));
    // Older files that become visible later are not announced.
    const oldestCreated = knownScans.map(({ created }) => created).sort()[0] ?? '';
    const endedScans = files.filter(({ id, state, created }) => {
      const stateBefore = previousStates.get(id) ?? (created < oldestCreated ? state : 'waiting');
      return !SCAN_IN_PROGRESS.includes(state) && SCAN_IN_PROGRESS.includes(stateBefore);
    });
    setKnownScans(files);
    if (endedScans.length > 0) {
      const formatScan = ({ name, state, created }: Scan) =>
        `${name}: ${t(`state.${state}`, { date: formatDate(created, i18n.language) })}`;
      setAnnouncement(endedScans.map(formatScan).join('\n'));
    }
  }
  useAnnouncement(announcement);
  return null;
}

const statesOf = (files: readonly Scan[]) => files.map(({ id, state }) => `${id} ${state}`).join('\n');
