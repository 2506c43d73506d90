import { useTranslation } from 'react-i18next';
import { type TypedForm, useTypedForm } from 'ui/fields/form/form-contexts';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { ButtonLink } from 'ui/layout/button';
import { tabPath } from '~/dashboard/rules/tabs';
import { useTaskActionData } from '~/dashboard/task-form';
import { INTENT_FIELD } from '~/forms/intents';
import { AppointmentConfirmation } from './appointment-confirmation';
import type { AppointmentsView } from './appointment-view.server';
import { BookingContactForm, BookingTimeForm } from './booking-forms';
import { BOOK_INTENT, BOOKING_FORM_ID, type BookingActionData, CONTACT_INTENT, PICK_INTENT } from './urls';

export function useBooking(applicationId: string) {
  const { t } = useTranslation('appointment');
  const restoredData = restoredActionData(useTypedForm());
  const actionData = useTaskActionData<BookingActionData>(BOOKING_FORM_ID) ?? restoredData;
  const stepOf = (step: number, title: string) => t('step', { step, title });
  return (title: string, appointments: AppointmentsView) => {
    if (!appointments.invitesToBook) {
      return {
        footer: (
          <ButtonLink variant="primary" to={tabPath(applicationId, 'overview')} preventScrollReset>
            {t('done')}
          </ButtonLink>
        ),
        children: <AppointmentConfirmation applicationId={applicationId} appointments={appointments} />,
      };
    }
    if (actionData?.booking?.stage === CONTACT_INTENT) {
      return {
        title: stepOf(2, t('contactTitle')),
        footer: (
          <>
            <SubmitButton form={BOOKING_FORM_ID} variant="outline" name={INTENT_FIELD} value={PICK_INTENT}>
              {t('back')}
            </SubmitButton>
            <SubmitButton
              form={BOOKING_FORM_ID}
              name={INTENT_FIELD}
              value={BOOK_INTENT}
              pendingLabel={t('booking')}
            >
              {t('book')}
            </SubmitButton>
          </>
        ),
        children: <BookingContactForm key="contact" appointments={appointments} actionData={actionData} />,
      };
    }
    return {
      title: stepOf(1, title),
      footer: <SubmitButton form={BOOKING_FORM_ID}>{t('next')}</SubmitButton>,
      children: <BookingTimeForm key="pick" appointments={appointments} actionData={actionData} />,
    };
  };
}

function restoredActionData(typed: TypedForm | null): BookingActionData | undefined {
  if (typed?.form !== BOOKING_FORM_ID) return undefined;
  const { values } = typed;
  const stage =
    values[INTENT_FIELD] === CONTACT_INTENT || values[INTENT_FIELD] === PICK_INTENT
      ? PICK_INTENT
      : CONTACT_INTENT;
  return { form: BOOKING_FORM_ID, result: { initialValue: values }, booking: { stage, typed: values } };
}
