/** Spanish and Portuguese, folded: nouns of titles with their English; "of" and "head" tell how the title is built. */
export const nounsAbroad: Readonly<Record<string, string>> = {
  engineer: 'ingeniero ingeniera engenheiro engenheira',
  developer: 'desarrollador desarrolladora desenvolvedor desenvolvedora programador programadora',
  analyst: 'analista',
  manager: 'gerente gestor gestora',
  'director of': 'directora diretor diretora director',
  'head of': 'jefe jefa chefe responsable responsavel',
  designer: 'disenador disenadora',
  scientist: 'cientista cientifico cientifica',
  specialist: 'especialista',
  consultant: 'consultor consultora',
  teacher: 'profesor profesora maestro maestra professora',
  nurse: 'enfermera enfermero enfermeira enfermeiro',
  physician: 'medico medica',
  attorney: 'abogado abogada advogado advogada',
  accountant: 'contador contadora contable',
  researcher: 'investigador investigadora pesquisador pesquisadora',
  coordinator: 'coordinador coordinadora coordenador coordenadora',
  architect: 'arquitecto arquitecta arquiteto arquiteta',
  assistant: 'asistente assistente',
  administrator: 'administrador administradora',
  journalist: 'periodista jornalista',
  founder: 'fundador fundadora',
  entrepreneur: 'emprendedor emprendedora empreendedor empreendedora',
  recruiter: 'reclutador reclutadora recrutador recrutadora',
};

/** Fields that stand after them, with the English word that stands before the noun. */
export const fieldsAbroad: Readonly<Record<string, string>> = {
  software: 'software programas',
  data: 'datos dados',
  marketing: 'marketing mercadeo mercadotecnia',
  sales: 'ventas vendas comercial',
  product: 'producto produto productos produtos',
  project: 'proyectos proyecto projetos projeto',
  finance: 'finanzas financas',
  financial: 'financiero financiera financeiro financeira',
  hr: 'rrhh rh',
  ai: 'ia',
  game: 'jogo jogos juego juegos videojuegos',
  business: 'negocios negocio',
  quality: 'calidad qualidade',
  operations: 'operaciones operacoes',
  communications: 'comunicacion comunicaciones comunicacao',
  security: 'seguridad seguranca',
  systems: 'sistemas',
  network: 'redes',
  cybersecurity: 'ciberseguridad ciberseguranca',
  design: 'diseno',
  web: 'web',
  mechanical: 'mecanico mecanica',
  civil: 'civil civis civiles',
  electrical: 'electrico electrica eletrico eletrica electricista eletricista',
  industrial: 'industrial industriais industriales',
  logistics: 'logistica',
  machine: 'aprendizaje',
  ux: 'ux',
  graphic: 'grafico grafica',
  mobile: 'movil moveis aplicaciones',
  tax: 'impuestos tributario',
  legal: 'legal juridico juridica',
  support: 'soporte suporte',
};

/** Small words between noun and field. */
export const linksAbroad = 'de del en em da do das dos para';

/** Words for work in general that say nothing of its kind, and those for a first step into it. */
export const jobsAbroad =
  'en|em|trabajo|trabajos|empleo|empleos|vaga|vagas|emprego|empregos|puesto|puestos|ofertas|buscar|busco|procuro|quiero|quero|encontrar|encontra|muestrame|mostrar|los|las|os|mejores|melhores|personas|pessoas|quien|quem|donde|onde';
export const internshipsAbroad =
  'practicas|pasantia|pasantias|estagio|estagios|becario|becarios|becaria|estagiario|estagiaria|practicante|practicantes|stagiaire|praktikum|praktikant';
export const remoteAbroad = 'remoto|remota|teletrabajo|teletrabalho|trabajo remoto|trabalho remoto';
