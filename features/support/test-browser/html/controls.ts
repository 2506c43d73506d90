import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { UploadedFile } from '../test-browser';
import { isVisible } from './visible';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, textarea');
const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';
const isTickable = (element: Element): element is HTMLInputElement =>
  element.matches('input[type=checkbox], input[type=radio]');

export function requireUsable(element: Element): Element {
  if (!isVisible(element)) throw new Error(`${describeElement(element)} is not visible`);
  if (element.matches(':disabled')) throw new Error(`${describeElement(element)} is disabled`);
  return element;
}

export function fill(element: Element, text: string): void {
  requireUsable(element);
  if (!isField(element) || element.readOnly) throw new Error(`cannot type into ${describeElement(element)}`);
  const maxLength = Number(element.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY);
  element.value = text.slice(0, maxLength);
  if (text !== '' && element.value === '')
    throw new Error(`${describeElement(element)} does not take "${text}"`);
}

export function choose(element: Element, value: string): void {
  requireUsable(element);
  const options = isSelect(element) ? [...element.options] : [];
  const option = options.find((each) => each.value === value) ?? options.find((each) => each.label === value);
  if (!isSelect(element) || !option || option.disabled) {
    throw new Error(`${describeElement(element)} does not offer "${value}"`);
  }
  element.value = option.value;
}

export function setTicked(element: Element, shouldBeTicked: boolean): void {
  requireUsable(element);
  if (!isTickable(element)) throw new Error(`${describeElement(element)} cannot be ticked`);
  if (element.checked !== shouldBeTicked) element.click();
  if (element.checked !== shouldBeTicked) throw new Error(`${describeElement(element)} did not change`);
}

export function isTicked(element: Element): boolean {
  if (!isTickable(element)) throw new Error(`${describeElement(element)} cannot be ticked`);
  return element.checked;
}

export function fieldValue(element: Element): string {
  if (isField(element) || isSelect(element)) return element.value;
  throw new Error(`${describeElement(element)} has no value`);
}

export function filesOf(files: UploadedFile[] | UploadedFile | string): UploadedFile[] {
  if (typeof files === 'string')
    return [{ name: basename(files), mimeType: '', buffer: readFileSync(files) }];
  return Array.isArray(files) ? files : [files];
}

export const describeElement = (element: Element): string =>
  element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
