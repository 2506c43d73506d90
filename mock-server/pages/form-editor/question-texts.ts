import type { Language } from 'contracts/api/enumerations';
import type { QuestionTexts } from '../../form-editor/questions/questions';
import type { TextLookup } from '../../texts/texts';

export function createQuestionTexts(t: TextLookup<'form-editor'>, language: Language): QuestionTexts {
  return {
    language,
    labelOf: (question) => t(`newLabel.${question}`),
    choices: [t('new.firstChoice'), t('new.secondChoice')],
  };
}
