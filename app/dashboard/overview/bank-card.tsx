import { useTranslation } from 'react-i18next';
import { formatIban } from '~/domain/iban';
import { TitledCard } from '~/ui/layout/card';
import { Missing, Terms } from '~/ui/layout/terms';
import { overviewAddresses } from './addresses';
import type { ShownBank } from './bank.server';
import { ChangeLink } from './change-link';

/** The account that is paid to (OVER-09). */
export function BankCard({ applicationId, bank }: { applicationId: string; bank: ShownBank }) {
  const { t } = useTranslation(['overview', 'dashboard']);
  const missing = <Missing>{t('dashboard:overview.missing')}</Missing>;
  return (
    <TitledCard
      id="bank"
      title={t('bank.title')}
      action={
        bank.mayChange && (
          <ChangeLink to={overviewAddresses.path(applicationId, 'bank')} what={t('bank.title')} />
        )
      }
    >
      <Terms
        layout="column"
        items={[
          { label: t('bank.bankName'), value: bank.bankName ?? missing },
          { label: t('bank.iban'), value: bank.iban === null ? missing : formatIban(bank.iban) },
        ]}
      />
    </TitledCard>
  );
}
