/** ISO 8879 Greek letters (ISOgrk1 and, with the prefix `b.`, ISOgrk4), which HTML does not name this way. */
const LETTERS =
  'agr α Agr Α bgr β Bgr Β ggr γ Ggr Γ dgr δ Dgr Δ egr ε Egr Ε zgr ζ Zgr Ζ eegr η EEgr Η thgr θ THgr Θ igr ι Igr Ι ' +
  'kgr κ Kgr Κ lgr λ Lgr Λ mgr μ Mgr Μ ngr ν Ngr Ν xgr ξ Xgr Ξ ogr ο Ogr Ο pgr π Pgr Π rgr ρ Rgr Ρ sgr σ Sgr Σ ' +
  'sfgr ς tgr τ Tgr Τ ugr υ Ugr Υ phgr φ PHgr Φ khgr χ KHgr Χ psgr ψ PSgr Ψ ohgr ω OHgr Ω ' +
  'aacgr ά Aacgr Ά eacgr έ Eacgr Έ eeacgr ή EEacgr Ή idigr ϊ Idigr Ϊ iacgr ί Iacgr Ί idiagr ΐ oacgr ό Oacgr Ό ' +
  'udigr ϋ Udigr Ϋ uacgr ύ Uacgr Ύ udiagr ΰ ohacgr ώ OHacgr Ώ ' +
  'b.alpha 𝛂 b.beta 𝛃 b.gamma 𝛄 b.Gamma 𝚪 b.gammad ϝ b.delta 𝛅 b.Delta 𝚫 b.epsi 𝛆 b.epsiv 𝛜 b.zeta 𝛇 b.eta 𝛈 ' +
  'b.thetas 𝛉 b.Theta 𝚯 b.thetav 𝛝 b.iota 𝛊 b.kappa 𝛋 b.kappav 𝛞 b.lambda 𝛌 b.Lambda 𝚲 b.mu 𝛍 b.nu 𝛎 b.xi 𝛏 b.Xi 𝚵 ' +
  'b.pi 𝛑 b.Pi 𝚷 b.piv 𝛡 b.rho 𝛒 b.rhov 𝛠 b.sigma 𝛔 b.Sigma 𝚺 b.sigmav 𝛓 b.tau 𝛕 b.upsi 𝛖 b.Upsi 𝚼 b.phi 𝛗 b.phis 𝛗 ' +
  'b.Phi 𝚽 b.phiv 𝛟 b.chi 𝛘 b.psi 𝛙 b.Psi 𝚿 b.omega 𝛚 b.Omega 𝛀 ' +
  'epsis ε phis φ thetas θ sbond - dbond = tbond ≡';

export const ISO_GREEK: ReadonlyMap<string, string> = readPairs(LETTERS);

function readPairs(list: string): Map<string, string> {
  const words = list.split(' ');
  const pairs = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) pairs.set(words[at] ?? '', words[at + 1] ?? '');
  return pairs;
}
