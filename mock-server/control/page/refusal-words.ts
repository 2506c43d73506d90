import type { Language } from 'contracts/api/enumerations';
import type { Refusal } from '../../api/refusal';
import { PAGE_WORDS } from './words';

interface RefusalWords {
  title: string;
  kept: string;
  back: string;
  tooLarge: string;
  notWhole: string;
  foreign: string;
  notHere: string;
  gone: string;
  exists: string;
  noWay: string;
  changed: string;
  field: string;
  failed: string;
}

export const REFUSAL_WORDS: Readonly<Record<Language, RefusalWords>> = {
  de: {
    title: 'Das ging nicht',
    kept: 'Was Sie eingegeben haben, steht noch im Formular, wenn Sie im Browser zurückgehen.',
    back: 'Zurück zum Formular',
    tooLarge: 'Das war mehr, als diese Seite auf einmal annimmt.',
    notWhole: 'Das Formular kam nicht vollständig an.',
    foreign: 'Das Formular kam von einer fremden Seite; der Simulator nimmt nur seine eigenen an.',
    notHere: 'Das ist hier nicht möglich.',
    gone: 'Das gibt es nicht mehr.',
    exists: 'Das gibt es schon.',
    noWay: 'Dieser Statuswechsel ist nicht möglich.',
    changed: 'Das passt nicht mehr: Inzwischen hat sich etwas geändert.',
    field: 'Eine Angabe ist nicht zu verstehen.',
    failed: 'Hier ist etwas schiefgegangen.',
  },
  en: {
    title: 'That did not work',
    kept: 'What you typed is still in the form when you go back in the browser.',
    back: 'Back to the form',
    tooLarge: 'The form contains more data than this page accepts.',
    notWhole: 'The form did not arrive complete.',
    foreign: 'The form came from another site. The simulator accepts only its own forms.',
    notHere: 'That is not possible here.',
    gone: 'This no longer exists.',
    exists: 'This already exists.',
    noWay: 'This status change is not possible.',
    changed: 'That no longer fits: something has changed in the meantime.',
    field: 'One of the entries is invalid.',
    failed: 'Something went wrong here.',
  },
  fr: {
    title: 'Cela n’a pas fonctionné',
    kept: 'Ce que vous avez saisi se trouve encore dans le formulaire si vous revenez en arrière dans le navigateur.',
    back: 'Revenir au formulaire',
    tooLarge: 'C’était plus que ce que cette page accepte en une fois.',
    notWhole: 'Le formulaire n’est pas arrivé en entier.',
    foreign: 'Le formulaire venait d’un autre site\u00a0; le simulateur n’accepte que les siens.',
    notHere: 'Ce n’est pas possible ici.',
    gone: 'Cet élément n’existe plus.',
    exists: 'Cela existe déjà.',
    noWay: 'Ce changement de statut n’est pas possible.',
    changed: 'Cela ne convient plus\u00a0: quelque chose a changé entre-temps.',
    field: 'Une des valeurs saisies est incompréhensible.',
    failed: 'Un problème est survenu ici.',
  },
  pl: {
    title: 'To się nie udało',
    kept: 'To, co wpisano, jest nadal w\u00a0formularzu, gdy wrócisz w\u00a0przeglądarce.',
    back: 'Wróć do formularza',
    tooLarge: 'To więcej, niż ta strona przyjmuje naraz.',
    notWhole: 'Formularz nie dotarł w\u00a0całości.',
    foreign: 'Formularz pochodził z\u00a0obcej strony; symulator przyjmuje tylko własne.',
    notHere: 'Tutaj nie jest to możliwe.',
    gone: 'To już nie istnieje.',
    exists: 'To już istnieje.',
    noWay: 'Taka zmiana statusu nie jest możliwa.',
    changed: 'To już nie pasuje: w\u00a0międzyczasie coś się zmieniło.',
    field: 'Jednej z\u00a0podanych wartości nie da się zrozumieć.',
    failed: 'Coś poszło tutaj nie tak.',
  },
};

const BY_CODE: Readonly<Record<string, keyof RefusalWords>> = {
  err_resource_exists: 'exists',
  err_status_change_not_allowed: 'noWay',
};

const BY_STATUS: Readonly<Record<number, keyof RefusalWords>> = {
  400: 'notWhole',
  403: 'notHere',
  404: 'gone',
  409: 'changed',
  413: 'tooLarge',
};

export function refusalMessage({ status, errors: [error] }: Refusal, language: Language): string {
  const t = REFUSAL_WORDS[language];
  const { lost } = PAGE_WORDS[language];
  const { code = null, field } = error ?? {};
  if (field === 'Origin') return t.foreign;
  const named = (Object.keys(lost) as (keyof typeof lost)[]).find((name) => name === field);
  if (named !== undefined && status !== 422) return lost[named];
  if (status === 422 && field !== undefined) return t.field;
  return t[BY_CODE[code ?? ''] ?? BY_STATUS[status] ?? 'failed'];
}

export function codesOf({ errors: [error] }: Refusal): string {
  return error?.code ? [error.code, error.field].filter(Boolean).join(' ') : '';
}
