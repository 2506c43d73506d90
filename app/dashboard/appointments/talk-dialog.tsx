import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { STEP, type TalkStage, type TaskAnswer } from '~/dashboard/overview/task-answer';
import { tabPath } from '~/dashboard/rules/tabs';
import { SubmitButton } from '~/ui/fields/submit-button';
import { type TypedForm, useTypedForm } from '~/ui/fields/typed-form';
import { ButtonLink } from '~/ui/layout/button';
import type { Overlay } from '~/ui/overlays/with-overlay';
import type { ShownTalks } from './talk.server';
import { TalkConfirmation } from './talk-confirmation';
import { TALK_FORM, TalkContactForm, TalkPickForm } from './talk-forms';

interface TalkDialogProps {
  applicationId: string;
  /** Null where the deployment offers none. */
  talks: ShownTalks | null;
  answer: TaskAnswer | undefined;
}

/** What the task is called. */
export function talkTitle(t: TFunction<'appointment'>, { invites, booked, advisor }: ShownTalks): string {
  if (!invites) return booked ? t('confirmedTitle') : t('booked.title');
  return advisor ? t('title', { name: advisor.name }) : t('titleWithoutAdvisor');
}

/** Booking a talk: pick, contact, confirmation (APPT-01). */
export function useTalkOverlay({ applicationId, talks, ...given }: TalkDialogProps): Overlay | null {
  const { t } = useTranslation('appointment');
  const again = typedAgain(useTypedForm());
  const answer = given.answer ?? again;
  if (!talks) return null;
  const closeTo = tabPath(applicationId, 'overview');
  const stepOf = (step: number, title: string) => `${title} · ${t('step', { step })}`;
  if (!talks.invites) {
    return {
      title: talkTitle(t, talks),
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
          <SubmitButton form={TALK_FORM} variant="outline" name={STEP} value="pick">
            {t('back')}
          </SubmitButton>
          <SubmitButton form={TALK_FORM} name={STEP} value="book" pendingLabel={t('booking')}>
            {t('book')}
          </SubmitButton>
        </>
      ),
      children: <TalkContactForm key="contact" talks={talks} answer={answer} />,
    };
  }
  return {
    title: stepOf(1, talkTitle(t, talks)),
    closeTo,
    footer: <SubmitButton form={TALK_FORM}>{t('next')}</SubmitButton>,
    children: <TalkPickForm key="pick" talks={talks} answer={answer} />,
  };
}

/** The stage whose form could not be sent, with what was typed into it (HTTP-03, SHELL-10). */
function typedAgain(typed: TypedForm | null): TaskAnswer | undefined {
  if (typed?.form !== TALK_FORM) return undefined;
  const { values } = typed;
  // The first stage says that it leads to the second; of the second only the way back names a step.
  const stage: TalkStage = values[STEP] === 'contact' || values[STEP] === 'pick' ? 'pick' : 'contact';
  return { result: { initialValue: values }, talk: { stage, typed: values } };
}
