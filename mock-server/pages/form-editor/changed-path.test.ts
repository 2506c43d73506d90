import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../form-editor/draft/draft';
import { getTexts } from '../../texts/texts';
import { formatChangedPath } from './changed-path';

const FORM = structuredClone(FLEET_FORM) as Draft;
const FIELD = 'ui_config › config › loan_purposes › fleet.vehicles › steps › vehicle › fields › mileage';

describe('formatChangedPath (part of a form that two tabs changed)', () => {
  it.each([
    [`${FIELD} › label › de`, 'Fuhrpark › Fahrzeug › Kilometerstand › Beschriftung › Deutsch'],
    [`${FIELD} › validations › max › value`, 'Fuhrpark › Fahrzeug › Kilometerstand › Höchstens › value'],
    [
      `${FIELD} › validations › max › error › pl`,
      'Fuhrpark › Fahrzeug › Kilometerstand › Höchstens › Fehlertext › Polnisch',
    ],
    ['definitions › fields › mileage › value_type', 'Kilometerstand › value_type'],
    ['ui_config › config › loan_purposes › removed › steps › vehicle', 'removed › vehicle'],
  ])('returns for the path %j the name %j', (path, name) => {
    expect(formatChangedPath(FORM, path, { language: 'de', t: getTexts('form-editor', 'de') })).toBe(name);
  });
});
