import { useTranslation } from 'react-i18next';
import { onlyOnWideScreens } from 'ui/layout/layout.css';
import { Sheet, SheetNote, Terms } from 'ui/layout/sheet';

export type SheetTerm = { label: string; value: string; note?: string; translate?: 'no' };

export type SheetContents = { amount: string; terms: SheetTerm[] };

export const NO_AMOUNT_TEXT = '–';

type RequestSheetProps = {
  contents: SheetContents;
  companyName?: string | undefined;
  offer: boolean;
  offerAfterStep: number;
};

export function RequestSheet({ contents, companyName, offer, offerAfterStep }: RequestSheetProps) {
  const { t } = useTranslation('application');
  const { amount, terms } = contents;
  const showsCompanyAsHeadline = amount === NO_AMOUNT_TEXT;
  const company: SheetTerm[] = companyName
    ? [{ label: t('request.company'), value: companyName, translate: 'no' }]
    : [];
  const name = companyName ? <span translate="no">{companyName}</span> : t('request.open');
  return (
    <Sheet
      tone="draft"
      sheetLabel={t('request.title')}
      amount={amount}
      headline={showsCompanyAsHeadline && name}
      className={onlyOnWideScreens}
    >
      <Terms items={showsCompanyAsHeadline ? terms : [...company, ...terms]} />
      <SheetNote>{offer ? t('request.note', { step: offerAfterStep }) : t('request.noteReceived')}</SheetNote>
    </Sheet>
  );
}
