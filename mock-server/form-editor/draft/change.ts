import type { ChangeScope, Definition, Draft, Field, FieldAddress, StepAddress } from './draft';
import {
  addFields,
  duplicateField,
  moveField,
  type NewField,
  removeField,
  renameField,
  setDefinition,
  setField,
  setFieldAskedForPurpose,
} from './fields';
import {
  addPurpose,
  duplicatePurpose,
  movePurpose,
  type PurposeMembers,
  removePurpose,
  setPurpose,
} from './purposes';
import {
  addStep,
  duplicateStep,
  moveStep,
  removeStep,
  type StepMembers,
  setStep,
  setStepShownForPurpose,
} from './steps';

export type DraftChange =
  | { kind: 'add_purpose'; label: Record<string, string> }
  | { kind: 'duplicate_purpose'; purpose: number }
  | { kind: 'remove_purpose'; purpose: number }
  | { kind: 'move_purpose'; purpose: number; to: number }
  | { kind: 'set_purpose'; purpose: number; members: PurposeMembers }
  | { kind: 'add_step'; address: StepAddress; title: Record<string, string> }
  | { kind: 'duplicate_step'; address: StepAddress }
  | { kind: 'remove_step'; address: StepAddress; scope: ChangeScope }
  | { kind: 'move_step'; address: StepAddress; to: number; scope: ChangeScope }
  | { kind: 'set_step'; address: StepAddress; members: StepMembers; scope: ChangeScope }
  | { kind: 'set_step_purpose'; address: StepAddress; purpose: number; isShown: boolean }
  | { kind: 'add_fields'; address: FieldAddress; fields: readonly NewField[]; scope: ChangeScope }
  | { kind: 'duplicate_field'; address: FieldAddress; scope: ChangeScope }
  | { kind: 'remove_field'; address: FieldAddress; scope: ChangeScope }
  | {
      kind: 'move_field';
      address: FieldAddress;
      to: Pick<FieldAddress, 'step' | 'field'>;
      scope: ChangeScope;
    }
  | { kind: 'set_field'; address: FieldAddress; field: Field; scope: ChangeScope }
  | { kind: 'set_field_purpose'; address: FieldAddress; purpose: number; isIncluded: boolean }
  | { kind: 'set_definition'; id: string; members: Omit<Definition, 'id'> }
  | { kind: 'rename_field'; id: string; newId: string }
  | { kind: 'replace'; document: Draft };

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'add_purpose':
      return addPurpose(draft, change.label);
    case 'duplicate_purpose':
      return duplicatePurpose(draft, change.purpose);
    case 'remove_purpose':
      return removePurpose(draft, change.purpose);
    case 'move_purpose':
      return movePurpose(draft, change.purpose, change.to);
    case 'set_purpose':
      return setPurpose(draft, change.purpose, change.members);
    case 'add_step':
      return addStep(draft, change.address, change.title);
    case 'duplicate_step':
      return duplicateStep(draft, change.address);
    case 'remove_step':
      return removeStep(draft, change.address, change.scope);
    case 'move_step':
      return moveStep(draft, change.address, change.to, change.scope);
    case 'set_step':
      return setStep(draft, change.address, change.members, change.scope);
    case 'set_step_purpose':
      return setStepShownForPurpose(draft, change.address, change.purpose, change.isShown);
    case 'add_fields':
      return addFields(draft, change.address, change.fields, change.scope);
    case 'duplicate_field':
      return duplicateField(draft, change.address, change.scope);
    case 'remove_field':
      return removeField(draft, change.address, change.scope);
    case 'move_field':
      return moveField(draft, change.address, change.to, change.scope);
    case 'set_field':
      return setField(draft, change.address, change.field, change.scope);
    case 'set_field_purpose':
      return setFieldAskedForPurpose(draft, change.address, change.purpose, change.isIncluded);
    case 'set_definition':
      return setDefinition(draft, change.id, change.members);
    case 'rename_field':
      return renameField(draft, change.id, change.newId);
    case 'replace':
      return change.document;
  }
}
