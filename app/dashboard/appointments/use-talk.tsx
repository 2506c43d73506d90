import { useTranslation } from 'react-i18next';
import { overviewAddresses } from '~/dashboard/overview/addresses';
import type { OverviewAnswer } from '~/dashboard/overview/overview-answer';
import { useTaskAnswer } from '~/dashboard/use-task-answer';
import { INTENT } from '~/forms/intents';
import { SubmitButton } from '~/ui/fields/submit-button';
import { type TypedForm, useTypedForm } from '~/ui/fields/typed-form';
import { ButtonLink } from '~/ui/layout/button';
import type { ShownTalks } from './talk.server';
import { BOOK, CONTACT, PICK, TALK_FORM } from './talk-answer';
import { TalkConfirmation } from './talk-confirmation';
import { TalkContactForm, TalkPickForm } from './talk-forms';

/** APPT-01 */
export function useTalk(applicationId: string) {
  const { t } = useTranslation('appointment');
  const again = typedAgain(useTypedForm());
  const answer = useTaskAnswer<OverviewAnswer>(TALK_FORM) ?? again;
  const stepOf = (step: number, title: string) => t('step', { step, title });
  return (title: string, talks: ShownTalks) => {
    if (!talks.invites) {
      return {
        footer: (
          <ButtonLink variant="primary" to={overviewAddresses.path(applicationId)} preventScrollReset>
            {t('done')}
          </ButtonLink>
        ),
        children: <TalkConfirmation applicationId={applicationId} talks={talks} />,
      };
    }
    if (answer?.talk?.stage === CONTACT) {
      return {
        title: stepOf(2, t('contactTitle')),
        footer: (
          <>
            <SubmitButton form={TALK_FORM} variant="outline" name={INTENT} value={PICK}>
              {t('back')}
            </SubmitButton>
            <SubmitButton form={TALK_FORM} name={INTENT} value={BOOK} pendingLabel={t('booking')}>
              {t('book')}
            </SubmitButton>
          </>
        ),
        children: <TalkContactForm key="contact" talks={talks} answer={answer} />,
      };
    }
    return {
      title: stepOf(1, title),
      footer: <SubmitButton form={TALK_FORM}>{t('next')}</SubmitButton>,
      children: <TalkPickForm key="pick" talks={talks} answer={answer} />,
    };
  };
}

/** HTTP-03, SHELL-10 */
function typedAgain(typed: TypedForm | null): OverviewAnswer | undefined {
  if (typed?.form !== TALK_FORM) return undefined;
  const { values } = typed;
  const stage = values[INTENT] === CONTACT || values[INTENT] === PICK ? PICK : CONTACT;
  return { form: TALK_FORM, result: { initialValue: values }, talk: { stage, typed: values } };
}
