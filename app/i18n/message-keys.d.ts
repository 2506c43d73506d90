import type validation from './locales/de/validation.json';

type WithoutPlural<Key> = Key extends `${infer Name}_${'one' | 'few' | 'many' | 'other'}` ? Name : Key;

declare module '~/domain/message' {
  interface MessageKeys extends Record<WithoutPlural<keyof typeof validation> & string, string> {}
}
