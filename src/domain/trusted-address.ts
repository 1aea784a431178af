interface Policy {
  readonly createScriptURL: (asked: string) => string;
}

const policies = new Map<string, Policy>();

/**
 * Wraps a worker's address for Trusted Types, which forbid plain strings as script addresses. The policy returns only this address;
 * scripts/hosting/headers.ts allows its name. Throws where a page forbids it.
 */
export const trustedAddress = (name: 'search-worker' | 'service-worker', address: string): string => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  const policy = policies.get(name) ?? trustedTypes?.createPolicy(name, { createScriptURL: () => address });
  if (policy === undefined) return address;
  policies.set(name, policy);
  return policy.createScriptURL('');
};
