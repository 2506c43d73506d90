import type { ShownTalks } from '~/dashboard/appointments/talk.server';
import { talkTitle, useTalkOverlay } from '~/dashboard/appointments/talk-dialog';
import { TALK_FORM } from '~/dashboard/appointments/talk-forms';
import type { ApplicationHead } from '~/dashboard/open-application.server';
import type { Visit } from '~/request/visit.server';
import type { Overlay } from '~/ui/overlays/with-overlay';
import type { ShownBank } from './bank.server';
import { BANK_FORM, useBankOverlay } from './bank-dialog';
import { CUSTOM_FORM, useCustomOverlay } from './custom-dialog';
import type { ShownCustomFields } from './custom-fields.server';
import type { ShownTasks } from './open-tasks.server';
import { submitTitle, useSubmitOverlay } from './submit-dialog';
import type { TaskAnswer } from './task-answer';
import type { ShownTaxNumber } from './tax-number.server';
import { TAX_NUMBER_FORM, useTaxNumberOverlay } from './tax-number-dialog';

/** What the page's address asks for, and what its tasks are about. */
interface AskedPage {
  application: ApplicationHead;
  tasks: ShownTasks | null;
  bank: ShownBank;
  taxNumber: ShownTaxNumber;
  /** Which card is to be edited, as it stands in the address. */
  edited: string | null;
  submitting: boolean;
  custom: ShownCustomFields[];
  talks: ShownTalks | null;
  /** A talk is asked for: to book one, or the one that is booked. */
  talking: boolean;
}

/** Id of the form that the address asks for; null where it asks for none. */
export function askedForm({ submitting, talking, talks, ...editing }: AskedForm): string | null {
  if (submitting) return null;
  if (talking) return talks?.invites ? TALK_FORM : null;
  return editedForm(editing);
}

type AskedForm = EditedPage & Pick<AskedPage, 'submitting' | 'talking' | 'talks'>;

/** The form of the card that the address asks to edit; null where that is none, or may not be edited. */
function editedForm({ edited, bank, taxNumber, custom }: EditedPage): string | null {
  if (edited === 'bank') return bank.mayChange ? BANK_FORM : null;
  if (edited === 'tax-number') return taxNumber.mayChange ? TAX_NUMBER_FORM : null;
  const card = custom.find(({ entity }) => `custom-${entity}` === edited);
  return card?.mayChange ? CUSTOM_FORM : null;
}

type EditedPage = Pick<AskedPage, 'edited' | 'bank' | 'taxNumber' | 'custom'>;

/** What the task that the address asks for is called, whatever step of it is shown; null without one. */
export function taskTitle(visit: Pick<Visit, 't'>, page: Omit<AskedPage, 'tasks'>): string | null {
  const t = visit.t('overview');
  if (page.submitting) return submitTitle(t, page.application);
  if (page.talking) return page.talks && talkTitle(visit.t('appointment'), page.talks);
  switch (editedForm(page)) {
    case BANK_FORM:
      return t('bank.title');
    case TAX_NUMBER_FORM:
      return t('taxNumber.title');
    case CUSTOM_FORM:
      return t(page.edited === 'custom-company' ? 'custom.company' : 'custom.application');
    default:
      return null;
  }
}

/** The task the address asks for; `refused` when the application does not let that card be edited (any more). */
export function useTaskOverlay(
  { application, tasks, bank, taxNumber, edited, submitting, custom, talks, talking }: AskedPage,
  answer: TaskAnswer | undefined,
): { overlay: Overlay | null; refused: boolean } {
  const { id } = application;
  const submit = useSubmitOverlay({ application, tasks, answer: answer?.result });
  const talk = useTalkOverlay({ applicationId: id, talks, answer });
  const editors = {
    bank: { overlay: useBankOverlay({ applicationId: id, bank, answer }), allowed: bank.mayChange },
    'tax-number': {
      overlay: useTaxNumberOverlay({ applicationId: id, taxNumber, answer }),
      allowed: taxNumber.mayChange,
    },
  };
  const card = custom.find(({ entity }) => `custom-${entity}` === edited) ?? null;
  const customOverlay = useCustomOverlay({ applicationId: id, card, answer });
  if (submitting) return { overlay: submit, refused: false };
  if (talking) return { overlay: talk, refused: false };
  if (card)
    return card.mayChange ? { overlay: customOverlay, refused: false } : { overlay: null, refused: true };
  const editor = Object.entries(editors).find(([card]) => card === edited)?.[1];
  return { overlay: editor?.allowed ? editor.overlay : null, refused: editor?.allowed === false };
}
