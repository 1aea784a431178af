import type { ReactNode } from 'react';
import type { CareServiceId } from './services.ts';

/** Drawn in a box of 400 by 400 whose horizon lies at 318. Closed shapes are paper; data-open ones are lines alone. */
export const DRAWINGS: Readonly<Record<CareServiceId, ReactNode>> = {
  telehealth: (
    <>
      <circle cx="112" cy="92" r="26" data-sun />
      <path d="M300 66a30 30 0 1 0 26 45 24 24 0 0 1-26-45Z" />
      <rect x="84" y="136" width="232" height="164" rx="14" />
      <path d="M60 318h280l-18-18H78Z" />
      <path d="M140 300c4-44 30-60 60-60s56 16 60 60Z" data-lagoon />
      <circle cx="200" cy="204" r="30" />
      <path d="M176 244v14a18 18 0 0 0 36 0M224 244v26" data-open stroke="var(--paper)" />
      <circle cx="224" cy="277" r="7" data-sun />
    </>
  ),
  coaching: (
    <>
      <circle cx="200" cy="122" r="34" data-sun />
      <path d="M200 66V50M153 85l-11-11M247 85l11-11" data-open />
      <path d="M76 318c0-72 22-98 52-98s52 26 52 98Z" data-lagoon />
      <circle cx="128" cy="180" r="32" />
      <path d="M220 318c0-72 22-98 52-98s52 26 52 98Z" />
      <circle cx="272" cy="180" r="32" />
    </>
  ),
  assistant: (
    <>
      <path d="M90 96h220a18 18 0 0 1 18 18v136a18 18 0 0 1-18 18H168l-44 42v-42H90a18 18 0 0 1-18-18V114a18 18 0 0 1 18-18Z" />
      <circle cx="116" cy="140" r="16" data-sun />
      <path d="m109 140 5 5 9-10M148 134h148M148 148h92" data-open />
      <circle cx="116" cy="182" r="16" data-sun />
      <path d="m109 182 5 5 9-10M148 176h128M148 190h70" data-open />
      <circle cx="116" cy="224" r="16" data-sun />
      <path d="m109 224 5 5 9-10M148 218h140M148 232h104" data-open />
      <path d="M318 60c4 20 10 26 30 30-20 4-26 10-30 30-4-20-10-26-30-30 20-4 26-10 30-30Z" data-sun />
    </>
  ),
  opinion: (
    <>
      <g transform="rotate(-7 150 200)">
        <rect x="76" y="92" width="156" height="210" rx="12" />
        <rect x="122" y="80" width="64" height="26" rx="8" data-lagoon />
        <path d="M102 142h104M102 166h104M102 190h60" data-open />
      </g>
      <g transform="rotate(6 260 210)">
        <rect x="168" y="106" width="156" height="210" rx="12" />
        <rect x="214" y="94" width="64" height="26" rx="8" data-sun />
        <path d="M192 158h108M192 184h30l10-20 16 38 12-28 8 10h32" data-open />
        <path d="M192 226h76M192 250h54" data-open />
      </g>
      <circle cx="278" cy="264" r="36" />
      <path d="m304 290 34 36M262 264l12 12 20-24" data-open />
    </>
  ),
  careService: (
    <>
      <rect x="72" y="96" width="180" height="172" rx="14" />
      <path d="M72 140h180M112 82v30M212 82v30" data-open />
      <path
        d="M102 170h18M144 170h18M186 170h18M102 202h18M144 202h18M102 234h18M144 234h18M186 234h18"
        data-open
      />
      <circle cx="196" cy="202" r="20" data-sun />
      <path d="m187 202 7 7 12-14" data-open />
      <path
        d="M236 196h84a10 10 0 0 1 10 10v102a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10V206a10 10 0 0 1 10-10Z"
        data-lagoon
      />
      <rect x="226" y="228" width="104" height="58" />
      <path d="M278 242v30M263 257h30" data-open />
      <rect x="220" y="166" width="116" height="30" rx="8" />
      <g transform="rotate(-24 150 302)">
        <rect x="112" y="288" width="76" height="28" rx="14" />
        <path d="M150 288h24a14 14 0 0 1 0 28h-24Z" data-sun />
      </g>
    </>
  ),
  chat: (
    <>
      <path d="M86 88h168a16 16 0 0 1 16 16v84a16 16 0 0 1-16 16H140l-36 34v-34H86a16 16 0 0 1-16-16v-84a16 16 0 0 1 16-16Z" />
      <path d="M100 124h140M100 146h140M100 168h82" data-open />
      <path
        d="M166 196h148a16 16 0 0 1 16 16v72a16 16 0 0 1-16 16h-18v32l-34-32h-96a16 16 0 0 1-16-16v-72a16 16 0 0 1 16-16Z"
        data-lagoon
      />
      <circle cx="204" cy="248" r="9" data-sun />
      <circle cx="240" cy="248" r="9" data-sun />
      <circle cx="276" cy="248" r="9" data-sun />
    </>
  ),
  rewards: (
    <>
      <path d="M262 82V66M220 96l-11-11M304 96l11-11M204 138h-16M320 138h16" data-open />
      <circle cx="262" cy="138" r="42" data-sun />
      <path d="m244 138 13 13 24-27" data-open />
      <path d="M60 318v-32h66v-34h66v-34h66v-34h76v134Z" />
      <path d="M126 318v-32M192 318v-66M258 318V218" data-open />
      <path
        d="M60 286h66M126 252h66M192 218h66M258 184h76"
        data-open
        stroke="var(--lagoon)"
        strokeWidth="5"
      />
    </>
  ),
};
