import { create } from 'zustand';
import type { Hospital } from '#domain/hospital.ts';

/** The hospital whose panel is open (features/hospital). */
export const useHospitalPanel = create<{ readonly hospital: Hospital | undefined }>(() => ({
  hospital: undefined,
}));

export const openHospital = (hospital: Hospital): void => useHospitalPanel.setState({ hospital });
export const closeHospital = (): void => useHospitalPanel.setState({ hospital: undefined });
