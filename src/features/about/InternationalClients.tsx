import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Section } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import type { AboutWords } from '#content/words/words.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './InternationalClients.module.css';

export const InternationalClients = ({ words: { clients } }: { readonly words: AboutWords }) => {
  const sitePath = useSitePath();
  return (
    <Section ground="shell">
      <div className={styles.banner}>
        <GlobeDrawing />
        <div className={styles.text}>
          <h2>{clients.heading}</h2>
          <p className="lead">{clients.text}</p>
          <p className={styles.actions}>
            <Link className={buttonClass('outline')} to={`${sitePath('/')}#plans`}>
              {clients.plans}
            </Link>
            <SiteLink className={styles.second} to="/hospitals">
              {clients.hospitals}
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
};

const MERIDIANS = [40, 96, 148, 184];
/** Parallels on a globe of radius 200: `y` and half of their length. */
const PARALLELS = [-150, -100, -50, 0, 50, 100, 150].map((y) => ({
  y,
  half: Math.round(Math.sqrt(200 ** 2 - y ** 2)),
}));
const PLACES = [
  { x: 168, y: 214 },
  { x: 246, y: 176 },
  { x: 262, y: 300 },
];

const GlobeDrawing = () => (
  <svg className={styles.globe} viewBox="0 0 440 440" fill="none" strokeWidth="1.75" aria-hidden>
    <g stroke="var(--shell)" opacity="0.34">
      <circle cx="220" cy="220" r="200" />
      {MERIDIANS.map((half) => (
        <ellipse key={half} cx="220" cy="220" rx={half} ry="200" />
      ))}
      {PARALLELS.map(({ y, half }) => (
        <path key={y} d={`M${220 - half} ${220 + y}h${2 * half}`} />
      ))}
    </g>
    <path
      d="M168 214Q190 150 246 176Q330 220 262 300Q180 310 168 214"
      stroke="var(--sun)"
      strokeDasharray="2 7"
      strokeLinecap="round"
    />
    {PLACES.map(({ x, y }) => (
      <g key={y} fill="var(--sun)">
        <circle cx={x} cy={y} r="15" opacity="0.28" />
        <circle cx={x} cy={y} r="6" />
      </g>
    ))}
  </svg>
);
