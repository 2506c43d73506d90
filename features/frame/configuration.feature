Feature: One portal, many partners

  @SHELL-01 @SHELL-11 @SHELL-19 @SHELL-20 @SHELL-23 @needs-partners
  Scenario: Each partner's portal has the partner's colours and texts
    Given my browser asks for "de-DE"
    Then the partners look like this:
      | partner         | colour  | language | phone            | privacy                              |
      | Lindhof Bank    | #005064 | de       | +49 40 66969 120 | https://lindhof.example/privacy      |
      | Curavest        | #7a1f4b | de       | +49 89 24410 555 | https://curavest.example/privacy     |
      | Seefeld Kredit  | #a3122a | de       | +41 44 552 08 40 | https://seefeld.example/privacy      |
      | Wiślana Finanse | #1f4e9c | pl       | +48 22 390 17 50 | https://wislana.example/privacy      |
      | Hansa Factor    | #1d5c3f | de       | +49 421 330 88 10 | https://hansafactor.example/privacy |
      | Nordkontor      | default | de       | +49 431 5580 100 | https://nordkontor.example/privacy   |
      | Kontor Klein    | default | de       | none             | https://kontorklein.example/privacy  |

  @SHELL-22 @needs-proxy
  Scenario: The portal uses the browser's copy of the partner configuration if the server has none
    Given I open "/login"
    When the portal has forgotten the partner, and the lending system cannot tell it
    And I open "/login"
    Then I see the message that the portal cannot be reached
    And the header belongs to Lindhof Bank
    And I can go on to tel:+494066969120
    And the browser keeps neither an amount nor a duration
    When the lending system recovers
    And I choose to try the portal again
    Then I arrive at "/application/loan-info"

  @SHELL-22 @needs-proxy
  Scenario: The browser's copy of the partner configuration expires after 30 days
    Given I open "/login"
    When the portal has forgotten the partner, and the lending system cannot tell it
    And 31 days pass for my browser
    And I open "/login"
    Then the page is not found
    And nothing on it belongs to a partner

  @DYN-11 @SHELL-21 @D-78 @needs-proxy
  Scenario Outline: The application form is unavailable if the bank has no <list>
    Given the bank names no <list>
    When I open "/application/loan-info"
    Then I see the message that the form is not available, and whom to ask

    @plain
    Examples:
      | list          |
      | legal forms   |
      | countries     |
      | loan purposes |

  @DYN-11 @D-78 @plain @needs-partners @needs-proxy
  Scenario: A configured form is unavailable if the bank names no legal forms of companies
    Given I visit Curavest
    And the bank names no legal forms
    When I open the portal
    Then I see the message that the form is not available, and whom to ask

  @SHELL-21 @CLA-09 @D-97 @needs-proxy @plain
  Scenario: The bank's list restricts the partner's legal forms
    Given the partner names the legal forms "AG, GMBH, UG", and the bank "UG, GMBH, CH_AG", the usual one being "UG"
    And I have got as far as the company details
    Then the legal form can be:
      | GMBH |
      | UG   |
    And the legal form reads "UG"

  @SHELL-21 @DYN-11 @D-97 @needs-proxy @plain
  Scenario Outline: The application form is unavailable without any legal form: <case>
    Given the partner names the legal forms "<partner>", and the bank "<bank>", the usual one being "UG"
    When I open "/application/loan-info"
    Then I see the message that the form is not available, and whom to ask

    Examples:
      | case                        | partner  | bank    |
      | the lists share none        | AG, GMBH | UG, EK  |
      | the partner names none      |          | UG, EK  |

  @SHELL-25
  Scenario Outline: A visitor shows translation keys instead of texts, <how>
    Given I read German
    When I open "/login"
    And I choose to see text keys
    Then the page shows text keys
    When I open "/register"
    Then the page shows text keys
    When I switch to English
    Then the page is in English
    When I open "/login"
    Then the page is in English

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @SHELL-25 @needs-partners
  Scenario: A visitor cannot show translation keys unless the partner enables them
    Given I visit Seefeld Kredit
    And I read German
    When I open "/login"
    Then I am not offered to see text keys
    When a visitor asks for text keys anyway
    And I open "/login"
    Then the page is in German
