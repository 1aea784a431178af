interface Policy {
  readonly createScriptURL: (asked: string) => string;
}

/** Where the browser has Trusted Types; the part of them that is used. */
interface WithTrustedTypes {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
}

const policies = new Map<string, Policy>();

/**
 * The address of a worker's file, as a browser with Trusted Types wants it: pages forbid plain texts where scripts are
 * loaded from. The policy gives this one address whatever it is asked for; its name is one that scripts/hosting/headers.ts
 * allows. Throws where a page forbids it.
 */
export const trustedAddress = (name: 'search-worker' | 'service-worker', address: string): string => {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  const policy = policies.get(name) ?? trustedTypes?.createPolicy(name, { createScriptURL: () => address });
  if (policy === undefined) return address;
  policies.set(name, policy);
  return policy.createScriptURL('');
};
