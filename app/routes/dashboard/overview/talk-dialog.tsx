import { useTranslation } from 'react-i18next';
import { tabPath } from '~/dashboard/tabs';
import { ButtonLink } from '~/ui/button';
import { SubmitButton } from '~/ui/submit-button';
import type { Overlay } from '~/ui/with-overlay';
import type { ShownTalks } from './talk.server';
import { TalkConfirmation } from './talk-confirmation';
import { CONTACT_FORM, PICK_FORM, TalkContactForm, TalkPickForm } from './talk-forms';
import { STEP, type TaskAnswer } from './task-answer';

interface TalkDialogProps {
  applicationId: string;
  /** Null where the deployment offers none. */
  talks: ShownTalks | null;
  answer: TaskAnswer | undefined;
}

/** Booking a talk: pick, contact, confirmation (APPT-01). */
export function useTalkOverlay({ applicationId, talks, answer }: TalkDialogProps): Overlay | null {
  const { t } = useTranslation('appointment');
  if (!talks) return null;
  const closeTo = tabPath(applicationId, 'overview');
  const stepOf = (step: number, title: string) => `${title} · ${t('step', { step })}`;
  if (!talks.invites) {
    return {
      title: talks.booked ? t('confirmedTitle') : t('booked.title'),
      closeTo,
      footer: (
        <ButtonLink variant="primary" to={closeTo} preventScrollReset>
          {t('done')}
        </ButtonLink>
      ),
      children: <TalkConfirmation applicationId={applicationId} talks={talks} />,
    };
  }
  if (answer?.talk?.stage === 'contact') {
    return {
      title: stepOf(2, t('contactTitle')),
      closeTo,
      footer: (
        <>
          <SubmitButton form={CONTACT_FORM} variant="outline" name={STEP} value="pick">
            {t('back')}
          </SubmitButton>
          <SubmitButton form={CONTACT_FORM} name={STEP} value="book" pendingLabel={t('booking')}>
            {t('book')}
          </SubmitButton>
        </>
      ),
      children: <TalkContactForm key="contact" talks={talks} answer={answer} />,
    };
  }
  const { advisor } = talks;
  return {
    title: stepOf(1, advisor ? t('title', { name: advisor.name }) : t('titleWithoutAdvisor')),
    closeTo,
    footer: <SubmitButton form={PICK_FORM}>{t('next')}</SubmitButton>,
    children: <TalkPickForm key="pick" talks={talks} answer={answer} />,
  };
}
