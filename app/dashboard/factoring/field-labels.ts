import { useTranslation } from 'react-i18next';
import { FACTORING_SECTIONS, type SectionField } from './rules/factoring-sections';

export function useFieldLabel(): (field: Pick<SectionField, 'question' | 'part'>) => string {
  const { t } = useTranslation('factoring');
  return ({ question, part }) => {
    if (part === 'comment') {
      const questionWithComment = FACTORING_SECTIONS.risk_protection.find(
        (one): one is Extract<(typeof FACTORING_SECTIONS.risk_protection)[number], { comment: true }> =>
          'comment' in one && one.name === question,
      );
      if (questionWithComment) return t(`comment.${questionWithComment.name}`);
    }
    const label = t(`question.${question}`);
    return part === 'home' || part === 'abroad' ? t(part, { label }) : label;
  };
}
