import { z } from 'zod';
import { required } from '~/domain/form-schema';
import { checkIban } from '~/domain/iban';
import { textRule } from '~/domain/text';

const BANK_NAME_MAX = 100;

/** OVER-09 */
export const bankSchema = z.object({
  bankName: required(textRule({ max: BANK_NAME_MAX })),
  iban: required(checkIban),
});
