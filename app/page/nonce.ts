import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);

const AddedScriptsContext = createContext(false);

/** True if the server adds the scripts to the rendered page (`page-scripts.server.ts`). */
export const AddedScriptsProvider = AddedScriptsContext.Provider;
export const useAddedScripts = () => useContext(AddedScriptsContext);
