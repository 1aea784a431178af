import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Scene } from '#components/drawings/Scene.tsx';
import type { HomeWords } from '#content/words/words.ts';
import styles from './Welcome.module.css';

export const Welcome = ({ words }: { readonly words: HomeWords }) => (
  <section className={styles.welcome}>
    <HomeCoast />
    <div className={`page ${styles.inner}`}>
      <h2>{words.heading}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <Link className={styles.arrow} to="#services">
        <span className="cue-disc">
          <ArrowDown size={22} strokeWidth={1.75} />
        </span>
        {words.welcome.arrow}
      </Link>
    </div>
  </section>
);

const FAR =
  'M200 620C280 596 350 588 420 598S540 608 620 620ZM1010 620C1080 604 1150 610 1210 604S1330 592 1440 596V620Z';
const ISLAND = 'M-400 620V520C-200 500-60 470 40 500S190 566 270 584 380 606 430 620Z';
const COAST = 'M1060 620C1120 600 1180 604 1230 594S1340 556 1450 552 1700 540 1840 530V620Z';
const TRUNKS =
  'M104 424C118 462 118 508 106 556H122C132 508 128 462 112 424ZM60 440C66 470 64 500 54 536H66C76 500 76 468 68 440Z';
const LEAVES =
  'M108 428C88 404 58 402 40 420 66 416 88 420 108 428ZM108 428C100 398 76 382 48 388 74 394 94 408 108 428ZM108 428C114 396 140 382 166 394 140 396 122 408 108 428ZM108 428C130 408 160 412 174 434 150 424 128 424 108 428ZM108 428C136 426 152 446 150 470 142 448 128 436 108 428ZM108 428C84 432 70 450 72 472 80 450 92 438 108 428ZM64 444C50 428 30 428 18 440 36 436 50 438 64 444ZM64 444C58 422 40 412 24 418 42 420 54 430 64 444ZM64 444C70 424 88 416 104 424 86 426 74 434 64 444ZM64 444C80 434 98 440 106 454 90 446 78 444 64 444Z';
const HOUSES = 'M226 592V546H286V592ZM300 600V562H344V600Z';
const HOSPITAL = 'M1244 616V524H1280V482H1340V524H1376V616Z';
const ROOFS = 'M216 548L256 518 296 548ZM292 564L322 540 352 564Z';
const PANES =
  'M246 592V568H264V592ZM312 576H324V588H312ZM1254 536H1266V546H1254ZM1254 556H1266V566H1254ZM1290 532H1302V542H1290ZM1318 532H1330V542H1318ZM1290 552H1302V562H1290ZM1318 552H1330V562H1318ZM1354 536H1366V546H1354ZM1354 556H1366V566H1354Z';
const CROSS = 'M1306 490H1314V500H1324V508H1314V518H1306V508H1296V500H1306Z';
const LAND = 'color-mix(in oklab, var(--sand), var(--lagoon) 62%)';
const BOAT = 'M548 656H644L624 678H566ZM594 562H598V656H594ZM604 566L646 648H604ZM588 588V648H556Z';

/** Scene with a home on one shore and a hospital on the other. */
const HomeCoast = () => (
  <Scene
    className={styles.scene}
    tone="day"
    height={800}
    sun={[720, 620]}
    light={[720, 570, 430, 310, 205, 100]}
    align="xMidYMax"
    land={
      <>
        <path d={FAR} fill="color-mix(in oklab, var(--sand), var(--lagoon) 26%)" />
        <path d={HOSPITAL} fill="var(--shell)" />
        <path d={CROSS} fill="var(--coral)" />
        <path d={COAST} fill={LAND} />
        <path d={ISLAND} fill={LAND} />
        <path d={HOUSES} fill="var(--shell)" />
        <path d={ROOFS} fill="var(--coral)" />
        <path d={PANES} fill="var(--sun)" />
        <path d={TRUNKS} fill="var(--lagoon-deep)" />
        <path d={LEAVES} fill="var(--lagoon-deep)" />
      </>
    }
  >
    <path d={BOAT} className={styles.boat} />
  </Scene>
);
