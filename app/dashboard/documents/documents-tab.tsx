import { ActionErrors } from '~/dashboard/action-errors';
import { Stack } from '~/ui/layout/layout';
import { uploadFormOf } from './addresses';
import { LoanContractCard, OptionalCard, OthersCard, RequiredCard } from './documents-cards';
import type { DocumentsView } from './documents-view.server';
import { ScanNews } from './scan-news';
import { UploadsProvider } from './upload/uploads';
import { useScanProgress } from './use-scan-progress';

interface DocumentsTabProps {
  applicationId: string;
  view: DocumentsView;
  shownForm: string | null;
}

/** DOC-01 */
export function DocumentsTab({ applicationId, view, shownForm }: DocumentsTabProps) {
  useScanProgress(view.isChanging);
  const types = view.mayUpload ? [...view.required, ...view.optional] : [];
  return (
    <UploadsProvider applicationId={applicationId} limits={view.limits} kinds={view.kinds}>
      <Stack>
        <ActionErrors shown={[shownForm, ...types.map(({ type }) => uploadFormOf(type))]} />
        {view.hasLoanContract && <LoanContractCard applicationId={applicationId} />}
        <RequiredCard {...{ applicationId, view }} />
        <OptionalCard {...{ applicationId, view }} />
        <OthersCard {...{ applicationId, view }} />
        <ScanNews files={[...types.flatMap(({ files }) => files), ...view.others]} />
      </Stack>
    </UploadsProvider>
  );
}
