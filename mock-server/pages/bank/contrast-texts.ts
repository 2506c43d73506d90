import type { TextLookup } from '../../texts/translate';
import type { BankData } from './bank-data';

export function createContrastTexts(
  { buttonTextContrast, linkContrast }: Pick<BankData, 'buttonTextContrast' | 'linkContrast'>,
  t: TextLookup<'bank'>,
) {
  const button =
    buttonTextContrast.ratio === null ? null : t('darkText', { ratio: buttonTextContrast.ratio });
  const white =
    linkContrast.ratio === null
      ? null
      : t('darker', { ratio: linkContrast.ratio, used: linkContrast.usedColour });
  return {
    button: button ?? t('asGiven'),
    white: white ?? t('asGiven'),
    warnings: [button, white].filter((text) => text !== null),
  };
}
