import { useRevalidator } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from 'ui/feedback/announce';
import { usePoll } from 'ui/feedback/use-refresh';
import { NumberedSteps } from 'ui/layout/numbered-steps';
import { type ApplicationHeader, useApplicationTexts } from '~/dashboard/application-header';
import { tabPath } from '~/dashboard/rules/tabs';
import { AgreementsStep } from './agreements-step';
import { IdentityStep } from './identity-step';
import { isStatusPolled } from './rules/signing-identity';
import { findLockingSteps, findNextSigningStep, type SigningStep } from './rules/signing-steps';
import type { SigningView } from './signing-view.server';
import { TaxNumberStep } from './tax-number-step';
import { TermsStep } from './terms-step';

export function SigningStepsList({
  signing,
  application,
}: {
  signing: SigningView;
  application: ApplicationHeader;
}) {
  const { t } = useTranslation('signatures');
  const { amount } = useApplicationTexts(application);
  const { steps, identity, version, account, contract } = signing;
  useIdentificationPoll(isWaiting(signing), signing.statusUrl, signing.identificationState);
  const current = steps.findIndex(({ state }) => state === 'open' || state === 'failed');
  const nextStepName = findNextSigningStep(signing);
  const step = ({ name, state }: SigningStep, index: number) => {
    const stepPosition = {
      number: index + 1,
      state,
      current: index === current,
      isNextStep: name === nextStepName,
    };
    switch (name) {
      case 'taxNumber':
        return <TaxNumberStep key={name} {...stepPosition} taxNumber={signing.taxNumber} />;
      case 'identity':
        return <IdentityStep key={name} {...stepPosition} identity={identity} />;
      case 'agreements':
        return (
          <AgreementsStep
            key={name}
            {...stepPosition}
            applicationId={application.id}
            papers={signing.papers}
          />
        );
      case 'terms': {
        const { companyName: company, number } = application;
        const summary = t('terms.summary', { company, amount, number });
        return (
          <TermsStep
            key={name}
            {...stepPosition}
            {...{ version, account, contract, summary }}
            terms={application.terms}
            overview={tabPath(application.id, 'overview')}
            lockingSteps={findLockingSteps(steps)}
            isSigned={signing.isSigned}
          />
        );
      }
    }
  };
  const identityState = steps.find(({ name }) => name === 'identity')?.state;
  useAnnouncement(identityState ? `${t('identity.title')}: ${t(`tag.${identityState}`)}` : '');
  return <NumberedSteps label={t('steps')}>{steps.map(step)}</NumberedSteps>;
}

function isWaiting({ steps, identity }: SigningView): boolean {
  return isStatusPolled(identity) && steps.some(({ name, state }) => name === 'identity' && state !== 'done');
}

/** Specification 2, section 9. */
const POLL_MS = 10_000;

/** D-63. Polls only while the page is visible. */
function useIdentificationPoll(active: boolean, url: string, shownState: string): void {
  const { revalidate } = useRevalidator();
  usePoll(active, POLL_MS, async (signal) => {
    // If the session has ended, the page itself must follow the redirect to login.
    const response = await fetch(url, { signal, redirect: 'manual' }).catch(() => null);
    if (response === null) return;
    if (response.type === 'opaqueredirect') return revalidate();
    const body: unknown = response.ok ? await response.json().catch(() => null) : null;
    const hasState = typeof body === 'object' && body !== null && 'state' in body;
    if (hasState && body.state !== shownState && !signal.aborted) revalidate();
  });
}
