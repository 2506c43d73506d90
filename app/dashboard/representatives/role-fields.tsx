import { useTranslation } from 'react-i18next';
import { shareRule, withoutPercentSign } from '~/domain/share';
import { Notice } from '~/ui/feedback/notice';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { MemberText, MemberYesNo, type PartProps } from './member-fields';
import * as css from './person-form.css';
import { isOwnerBelowThreshold, isOwnerUnnamed } from './rules/roster';

/** REP-02 */
export function LegalFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  const isAsked = part.view.context.members.includes('is_legal_signatory');
  const questions = (
    <>
      <MemberYesNo part={part} member="is_contract_signatory" />
      <MemberYesNo part={part} member="is_sole_signatory" />
    </>
  );
  return (
    <>
      <MemberText part={part} member="position" span="whole" hint={t('form.positionHint')} optional />
      <MemberYesNo
        part={part}
        member="is_legal_signatory"
        span="whole"
        hint={t('form.is_legal_signatoryHint')}
      />
      {isAsked && <div className={css.forLegalSignatories}>{questions}</div>}
      {!isAsked && part.answers.isLegalSignatory && <div className={css.questions}>{questions}</div>}
    </>
  );
}

/** REP-04, REP-06 */
export function OwnershipFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { view, answers, typed } = part;
  const share = shareRule(0, view.context.language)(typed.percentage_owned ?? '');
  const points = share.ok ? share.value : null;
  return (
    <>
      <MemberYesNo
        part={part}
        member="is_beneficial_owner"
        span="whole"
        hint={t('form.is_beneficial_ownerHint')}
      />
      <MemberText
        part={part}
        member="percentage_owned"
        span="whole"
        hint={t('form.percentage_ownedHint', { free: view.free })}
        optional={hydrated && !answers.isBeneficialOwner}
        inputMode="decimal"
        suffix="%"
        tidy={withoutPercentSign}
      />
      <div className={css.advice} role="status">
        {isOwnerBelowThreshold(answers.isBeneficialOwner, points) && (
          <Notice tone="warning">{t('form.below')}</Notice>
        )}
        {typed.is_beneficial_owner && isOwnerUnnamed(answers.isBeneficialOwner, points) && (
          <Notice tone="info">{t('form.above')}</Notice>
        )}
      </div>
    </>
  );
}
