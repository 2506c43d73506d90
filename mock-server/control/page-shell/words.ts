import type { Language } from 'contracts/api/enumerations';
import type { Place } from './places';

export interface FrameWords {
  name: string;
  language: string;
  skip: string;
  places: string;
  place: Readonly<Record<Place, string>>;
  languages: string;
  world: string;
  shared: string;
  openPortal: string;
  live: string;
  offline: string;
  unreadable: string;
}

export const SHELL_WORDS: Readonly<Record<Language, FrameWords>> = {
  de: {
    name: 'Simulator',
    language: 'Deutsch',
    skip: 'Zum Inhalt',
    places: 'Bereiche',
    place: {
      start: 'Start',
      demo: 'Vorführung',
      situations: 'Situationen',
      bank: 'Eigene Bank',
      course: 'Verlauf und Ablauf',
      acceptance: 'Abnahme',
    },
    languages: 'Sprachen',
    world: 'Ihre Welt',
    shared: 'Gemeinsame Welt',
    openPortal: 'Portal öffnen',
    live: 'Die Seite hält sich selbst auf dem neuesten Stand.',
    offline: 'Die Verbindung ist unterbrochen. Was Sie eingegeben haben, bleibt hier stehen.',
    unreadable: 'Die Antwort ist nicht zu lesen. Was Sie eingegeben haben, bleibt hier stehen.',
  },
  en: {
    name: 'Simulator',
    language: 'English',
    skip: 'To the content',
    places: 'Places',
    place: {
      start: 'Start',
      demo: 'Guided demo',
      situations: 'Situations',
      bank: 'Your own bank',
      course: 'Course and map',
      acceptance: 'Acceptance',
    },
    languages: 'Languages',
    world: 'Your world',
    shared: 'Shared world',
    openPortal: 'Open portal',
    live: 'This page keeps itself up to date.',
    offline: 'The connection is lost. What you typed stays here.',
    unreadable: 'The answer cannot be read. What you typed stays here.',
  },
  fr: {
    name: 'Simulateur',
    language: 'Français',
    skip: 'Aller au contenu',
    places: 'Rubriques',
    place: {
      start: 'Accueil',
      demo: 'Démonstration',
      situations: 'Situations',
      bank: 'Votre banque',
      course: 'Historique et parcours',
      acceptance: 'Recette',
    },
    languages: 'Langues',
    world: 'Votre monde',
    shared: 'Monde partagé',
    openPortal: 'Ouvrir le portail',
    live: 'Cette page se met à jour toute seule.',
    offline: 'La connexion est interrompue. Votre saisie reste affichée ici.',
    unreadable: 'La réponse est illisible. Votre saisie reste affichée ici.',
  },
  pl: {
    name: 'Symulator',
    language: 'Polski',
    skip: 'Przejdź do treści',
    places: 'Działy',
    place: {
      start: 'Start',
      demo: 'Pokaz',
      situations: 'Sytuacje',
      bank: 'Własny bank',
      course: 'Historia i\u00a0przebieg',
      acceptance: 'Odbiór',
    },
    languages: 'Języki',
    world: 'Twój świat',
    shared: 'Wspólny świat',
    openPortal: 'Otwórz portal',
    live: 'Ta strona sama się odświeża.',
    offline: 'Połączenie zostało przerwane. To, co wpisano, pozostaje tutaj.',
    unreadable: 'Odpowiedzi nie da się odczytać. To, co wpisano, pozostaje tutaj.',
  },
};
