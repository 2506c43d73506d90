import PenLine from 'virtual:icon/pen-line';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'ui/feedback/empty-state';
import { Notice } from 'ui/feedback/notice';
import { Card } from 'ui/layout/card';
import { Split, Stack } from 'ui/layout/layout';
import type { ApplicationHeader } from '~/dashboard/application-header';
import { FileLink } from '~/dashboard/file-link';
import type { DisplayStatus } from '~/dashboard/rules/display-status';
import { ActionErrors } from '~/dashboard/task-form';
import { canIdentify, mustOthersAct } from './rules/signing-identity';
import { SignerCard, SigningHelpCard } from './signing-aside';
import { SigningStepsList } from './signing-steps-list';
import type { SignerView, SigningView } from './signing-view.server';
import { IDENTIFICATION_FORM_ID, TAX_NUMBER_FORM_ID, TERMS_FORM_ID } from './urls';

interface SigningTabProps {
  application: ApplicationHeader;
  signer: SignerView;
  signing: SigningView | null;
  shownForm: string | null;
}

export function SigningTab({ application, signer, signing, shownForm }: SigningTabProps) {
  const steps = signing?.steps ?? [];
  const aside = (
    <>
      <SignerCard signer={signer} signing={signing} />
      <SigningHelpCard asksForIdentification={signing === null || steps.some(isOpenIdentification)} />
    </>
  );
  return (
    <>
      {/** Without scripts, an open task replaces the steps. */}
      <ActionErrors shownForms={shownForm === null ? formsOf(signing) : [shownForm]} />
      <Split aside={aside}>
        <Stack>
          {signing && (steps.length > 0 || !signing.isSigned) ? (
            <>
              <SigningNotice signing={signing} status={application.status} />
              <SigningStepsList signing={signing} application={application} />
            </>
          ) : (
            <NothingToSign />
          )}
        </Stack>
      </Split>
    </>
  );
}

const isOpenIdentification = ({ name, state }: SigningView['steps'][number]) =>
  name === 'identity' && state !== 'done';

function formsOf(signing: SigningView | null): string[] {
  if (signing === null) return [];
  return signing.steps.flatMap(({ name, state }) => {
    if (name === 'taxNumber' && state === 'open') return [TAX_NUMBER_FORM_ID];
    if (name === 'identity' && state !== 'done' && canIdentify(signing.identity))
      return [IDENTIFICATION_FORM_ID];
    return name === 'terms' && state !== 'done' ? [TERMS_FORM_ID] : [];
  });
}

function NothingToSign() {
  const { t } = useTranslation('signatures');
  return (
    <Card>
      <EmptyState icon={PenLine} title={t('nothing.title')}>
        {t('nothing.text')}
      </EmptyState>
    </Card>
  );
}

function SigningNotice({ signing, status }: { signing: SigningView; status: DisplayStatus }) {
  const { t } = useTranslation('signatures');
  if (!signing.isSigned) return <OpenNotice signing={signing} />;
  return (
    <Notice
      tone="success"
      title={t('notice.doneTitle')}
      action={<FileLink to={signing.contract}>{t('terms.contract')}</FileLink>}
    >
      {t(DONE_NOTICES[status] ?? 'notice.done')}
    </Notice>
  );
}

const DONE_NOTICES: Partial<Record<DisplayStatus, 'notice.doneWaiting' | 'notice.doneReview'>> = {
  waiting_for_signatures: 'notice.doneWaiting',
  in_review_after_signature: 'notice.doneReview',
};

function OpenNotice({ signing: { steps, identity } }: { signing: SigningView }) {
  const { t } = useTranslation('signatures');
  const openSteps = steps.filter(({ state }) => state !== 'done');
  const lenderStep = mustOthersAct(identity) && openSteps.find(({ name }) => name === 'identity');
  const ownOpenSteps = openSteps.filter((step) => step !== lenderStep);
  if (ownOpenSteps.length === 0) {
    return <Notice title={t('notice.oursTitle')}>{t('notice.ours')}</Notice>;
  }
  return (
    <Notice title={t('notice.incompleteTitle')}>
      <span>{t('notice.incomplete', { count: ownOpenSteps.length })}</span>
      {lenderStep && (
        <span>{` ${t(lenderStep.state === 'waiting' ? 'notice.identityAhead' : 'notice.identityOurs')}`}</span>
      )}
    </Notice>
  );
}
