import { useEffect, useState } from 'react';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';
import { Card } from 'ui/layout/card';
import { Stack } from 'ui/layout/layout';
import { ActionErrors } from '~/dashboard/task-form';
import {
  DocumentLinks,
  LoanContractCard,
  OptionalDocumentsCard,
  OtherDocumentsCard,
  RequiredDocumentsCard,
} from './documents-cards';
import type { CollapsedDocumentsView } from './documents-view.server';
import { ScanAnnouncements } from './scan-announcements';
import { FileInbox } from './upload/file-inbox';
import { UploadsProvider } from './upload/uploads';
import { uploadFormIdOf } from './urls';

interface DocumentsTabProps {
  applicationId: string;
  view: CollapsedDocumentsView;
  shownForm: string | null;
}

export function DocumentsTab({ applicationId, view, shownForm }: DocumentsTabProps) {
  useScanProgress(view.isChanging);
  const types = view.mayUpload ? [...view.required, ...view.optional] : [];
  return (
    <UploadsProvider applicationId={applicationId} limits={view.limits}>
      <Stack>
        <ActionErrors shownForms={[shownForm, ...types.map(({ type }) => uploadFormIdOf(type))]} />
        {view.hasLoanContract && <LoanContractCard applicationId={applicationId} />}
        {view.mayUpload && view.types.length > 1 && (
          <Card>
            <FileInbox view={view} />
          </Card>
        )}
        <DocumentLinks {...{ applicationId, view }} />
        <RequiredDocumentsCard {...{ applicationId, view }} />
        <OptionalDocumentsCard {...{ applicationId, view }} />
        <OtherDocumentsCard {...{ applicationId, view }} />
        <ScanAnnouncements files={view.scans} />
      </Stack>
    </UploadsProvider>
  );
}

const FIRST_POLL_MS = 3_000;
const MAX_POLL_MS = 30_000;
const POLL_INTERVAL_GROWTH = 1.4;

export function useScanProgress(isChanging: boolean): void {
  const refresh = useRefresh();
  const [pause, setPause] = useState(FIRST_POLL_MS);
  usePoll(isChanging, pause, async () => {
    await refresh();
    setPause((last) => Math.min(last * POLL_INTERVAL_GROWTH, MAX_POLL_MS));
  });
  useEffect(() => {
    if (!isChanging) setPause(FIRST_POLL_MS);
  }, [isChanging]);
}
